import { useRef, useState } from 'react'
import { Picture } from '../fields/TextField.tsx'
import { pictureName } from '../model/picture-name.ts'
import { change } from '../brand-edits.ts'
import { dismiss, notify, renewPictures, showFailure, unavailableReason, useStudio } from '../studio-state.ts'
import { describeFailure } from '../texts.ts'
import { Modal } from '../shell/Modal.tsx'
import { Button } from '../Button.tsx'
import { Locked } from '../Locked.tsx'
import { useRefusalIn } from '../use-rights.ts'
import { useText } from '../use-text.ts'

const pictureEndings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.ico']
const mebibyte = 1024 * 1024
/** The studio's limit for a picture, in bytes. */
const largestPicture = 4 * mebibyte

/** A picture that the studio has not saved. */
interface RefusedPicture {
  /** The picture that the file would have replaced. Undefined for a new picture. */
  readonly replaced: string | undefined
  readonly reason: string
}

/**
 * Lists the brand's own and inherited pictures, uploads new ones, and removes the brand's own. Shows the reason of a
 * refusal beside the pressed button.
 */
export function AssetsPane() {
  const text = useText()
  const brand = useStudio((state) => state.brand)
  const [isBusy, setBusy] = useState(false)
  const [toRemove, setToRemove] = useState<string>()
  const [refused, setRefused] = useState<RefusedPicture>()
  // Pictures belong to the open brand, also while the forms edit a brand that it extends.
  const refusal = useRefusalIn(brand?.brand ?? '', 'assets')
  if (!brand) return null
  const upload = async (file: File, path: string, replaced?: string) => {
    const { name, size } = file
    const refuse = (reason: string) => setRefused({ replaced, reason })
    setRefused(undefined)
    if (!pictureEndings.some((ending) => path.endsWith(ending))) return refuse(text('not-a-picture', { name }))
    // The page would freeze while it encodes a large file that the studio refuses.
    if (size > largestPicture)
      return refuse(text('picture-too-large', { name, size: (Math.ceil((size / mebibyte) * 10) / 10).toFixed(1) }))
    setBusy(true)
    notify(text('uploading', { name }))
    const fail = (error: unknown) => {
      dismiss()
      if (unavailableReason(error) !== undefined) return showFailure(error)
      refuse(text('picture-refused', { name, reason: describeFailure(error, useStudio.getState().language) }))
    }
    try {
      const bytes = await toBase64(file)
      if (await change('asset', { path: `assets/${path}`, bytes }, fail)) {
        notify(text('uploaded', { name: path }))
        renewPictures()
      }
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  const remove = async (path: string) => {
    setToRemove(undefined)
    setRefused(undefined)
    if (!(await change('asset/remove', { path: `assets/${path}` }))) return
    notify(text('picture-removed', { name: path }))
    renewPictures()
  }
  return (
    <Locked reason={refusal}>
      <div className="upload">
        <FileButton
          label={text('upload')}
          isBusy={isBusy}
          onChoose={(file) => void upload(file, pictureName(file.name, Object.keys(brand.assets)))}
        />
        <p className="field-help">{text('upload-hint')}</p>
        <Refusal of={undefined} refused={refused} />
      </div>
      <ul className="pictures">
        {Object.entries(brand.assets)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([path, folder]) => (
            <li key={path}>
              <Picture brand={brand.brand} path={path} />
              <code>{path}</code>
              <span className="badge" data-kind={folder === brand.brand ? 'own' : undefined}>
                {folder === brand.brand ? text('own') : text('inherited', { layer: folder })}
              </span>
              <FileButton
                label={text('use-picture', { name: path })}
                isBusy={isBusy}
                ending={path.split('.').at(-1) ?? ''}
                onChoose={(file) => void upload(file, path, path)}
              />
              <Refusal of={path} refused={refused} />
              {folder === brand.brand && (
                <button type="button" className="small" onClick={() => setToRemove(path)}>
                  {text('remove', { name: path })}
                </button>
              )}
            </li>
          ))}
      </ul>
      {toRemove !== undefined && (
        <Modal title={text('remove', { name: toRemove })} onClose={() => setToRemove(undefined)}>
          <p>{text('remove-picture-hint')}</p>
          <footer>
            <button type="button" onClick={() => setToRemove(undefined)}>
              {text('cancel')}
            </button>
            <button type="button" className="strong" onClick={() => void remove(toRemove)}>
              {text('remove-picture')}
            </button>
          </footer>
        </Modal>
      )}
    </Locked>
  )
}

/** The reason why the studio has not saved a picture, below the button for it. */
function Refusal({ of, refused }: { readonly of: string | undefined; readonly refused: RefusedPicture | undefined }) {
  if (!refused || refused.replaced !== of) return null
  return (
    <p className="field-issue" role="alert">
      {refused.reason}
    </p>
  )
}

interface FileButtonProps {
  readonly label: string
  readonly isBusy: boolean
  /** The file extension that the file chooser accepts, such as `svg`. Default: the extensions of all pictures. */
  readonly ending?: string
  readonly onChoose: (file: File) => void
}

function FileButton({ label, isBusy, ending, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ending === undefined ? pictureEndings.join(',') : `.${ending}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onChoose(file)
          event.target.value = ''
        }}
      />
      <Button className="small" isDisabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
