import { useRef, useState } from 'react'
import { Picture } from '../fields/TextField.tsx'
import { change, notify, showFailure, useStudio } from '../studio-store.ts'
import { Locked } from '../Locked.tsx'
import { useRefusal } from '../use-rights.ts'
import { useText } from '../use-text.ts'

/** The brand's pictures, its own and inherited ones, and new ones. */
export function AssetsPane() {
  const text = useText()
  const brand = useStudio((state) => state.brand)
  const [seen, setSeen] = useState(0)
  const refusal = useRefusal('assets')
  if (!brand) return null
  const upload = async (file: File, path: string) => {
    try {
      const bytes = await toBase64(file)
      if (await change('asset', { path: `assets/${path}`, bytes })) {
        notify(text('uploaded', { name: path }))
        setSeen(seen + 1)
      }
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Locked reason={refusal}>
      <div className="upload">
        <FileButton label={text('upload')} onChoose={(file) => void upload(file, plainName(file.name))} />
        <p className="field-help">{text('upload-hint')}</p>
      </div>
      <ul className="pictures">
        {Object.entries(brand.assets)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([path, folder]) => (
            <li key={`${path} ${seen}`}>
              <Picture brand={brand.brand} path={`${path}?${seen}`} />
              <code>{path}</code>
              <span className="badge" data-kind={folder === brand.brand ? 'own' : undefined}>
                {folder === brand.brand ? text('own') : text('inherited', { layer: folder })}
              </span>
              <FileButton
                label={text('use-picture', { name: path })}
                kind={path.split('.').at(-1) ?? ''}
                onChoose={(file) => void upload(file, path)}
              />
            </li>
          ))}
      </ul>
    </Locked>
  )
}

interface FileButtonProps {
  readonly label: string
  /** The only kind of file that fits, by its ending. */
  readonly kind?: string
  readonly onChoose: (file: File) => void
}

function FileButton({ label, kind, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={kind === undefined ? '.svg,.png,.jpg,.jpeg,.webp,.avif,.ico' : `.${kind}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onChoose(file)
          event.target.value = ''
        }}
      />
      <button type="button" className="small" onClick={() => input.current?.click()}>
        {label}
      </button>
    </>
  )
}

/** Converts a file's name to the form that the studio accepts: lowercase letters, digits and hyphens. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+(?=\.)/g, '')

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
