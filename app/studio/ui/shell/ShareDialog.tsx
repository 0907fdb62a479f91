import { useCallback, useEffect, useState } from 'react'
import type { ShareLink, ShareList } from '../../messages.ts'
import { ask } from '../client.ts'
import { notify, showFailure, useStudio } from '../studio-state.ts'
import { sendAllTexts } from '../typed-texts.ts'
import { useText } from '../use-text.ts'
import { Modal } from './Modal.tsx'

/** The lifetimes that a link may have, in hours. */
const lifetimes = [1, 8, 24, 168] as const

/** Creates, updates and revokes links. Each link shows colleagues a snapshot of the draft. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const environment = useStudio((state) => state.environment)
  const { list, isBusy, send } = useShares()
  const [hours, setHours] = useState<number>(lifetimes[1])
  return (
    <Modal title={text('share-title')} onClose={onClose}>
      <p>{text('share-hint')}</p>
      {list?.isLocal && <p className="share-note">{text('share-local')}</p>}
      <div className="share-make">
        <label className="inline">
          <span>{text('share-lifetime')}</span>
          <select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {lifetimes.map((one) => (
              <option key={one} value={one}>
                {text(`share-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="strong"
          aria-disabled={isBusy}
          onClick={() => void send('share', { environment, hours })}
        >
          {text('share-make')}
        </button>
        <span role="status">{isBusy && text('share-busy')}</span>
      </div>
      <ul className="shares" aria-label={text('share-links')}>
        {list?.links.map((link) => (
          <SharedLink
            key={link.id}
            link={link}
            isBusy={isBusy}
            onUpdate={() => void send('share/update', { environment: link.environment, share: link.id })}
            onRevoke={() => void send('share/revoke', { share: link.id })}
          />
        ))}
      </ul>
    </Modal>
  )
}

/**
 * The links of the brand, fetched when the dialog opens and after each change. `send` ignores calls during a request:
 * the buttons remain enabled then, so that they keep the focus.
 */
function useShares() {
  const brand = useStudio((state) => state.brand?.brand) ?? ''
  const [list, setList] = useState<ShareList>()
  const [isBusy, setBusy] = useState(false)
  const read = useCallback(() => ask<ShareList>(`shares?${new URLSearchParams({ brand }).toString()}`), [brand])
  useEffect(() => {
    read()
      // Meanwhile, `send` may have set a newer list.
      .then((found) => setList((current) => current ?? found))
      .catch(showFailure)
  }, [read])
  const send = useCallback(
    async (path: string, body: object) => {
      if (isBusy) return
      setBusy(true)
      await sendAllTexts()
      try {
        setList(await ask<ShareList>(path, { brand, ...body }))
      } catch (error) {
        showFailure(error)
        // The link may have ended since the dialog opened.
        await read().then(setList, () => {})
      }
      setBusy(false)
    },
    [brand, isBusy, read],
  )
  return { list, isBusy, send }
}

interface SharedLinkProps {
  readonly link: ShareLink
  readonly isBusy: boolean
  readonly onUpdate: () => void
  readonly onRevoke: () => void
}

function SharedLink({ link, isBusy, onUpdate, onRevoke }: SharedLinkProps) {
  const text = useText()
  const language = useStudio((state) => state.language)
  const timeOf = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  const taken = timeOf(link.snapshotTime)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url)
      notify(text('share-copied'))
    } catch {
      // The browser may have no clipboard, or may not let the page write to it.
      notify(text('share-not-copied'), true)
    }
  }
  return (
    <li>
      <div className="share-address">
        <input
          readOnly
          value={link.url}
          aria-label={text('share-link-of', { time: taken })}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {text('share-copy')}
        </button>
      </div>
      <p className="share-facts">
        {text('share-taken', { time: taken, environment: link.environment })}
        {' · '}
        {text('share-ends', { time: timeOf(link.expires) })}
      </p>
      <div className="actions">
        <button type="button" className="small" aria-disabled={isBusy} onClick={onUpdate}>
          {text('share-update')}
        </button>
        <button type="button" className="small" aria-disabled={isBusy} onClick={onRevoke}>
          {text('share-revoke')}
        </button>
      </div>
    </li>
  )
}
