import { valueAt } from '../../../../runtime/manifest/pointer.ts'
import { startPageAddress } from '../client.ts'
import { change, openBrand } from '../brand-edits.ts'
import { isEnvironment, showFailure, useStudio } from '../studio-state.ts'
import { leaveFor } from '../typed-texts.ts'
import { useText } from '../use-text.ts'
import { Button } from '../Button.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

interface TopBarProps {
  readonly onReview: () => void
  readonly onShare: () => void
}

/** Shows the brand, and controls for environment, the studio's language, undo and redo, preview links and saving. */
export function TopBar({ onReview, onShare }: TopBarProps) {
  const text = useText()
  const brand = useStudio((state) => state.brand)
  const environment = useStudio((state) => state.environment)
  const environments = useStudio((state) => state.product?.environments) ?? []
  // The name in a layer may be a value of any type, for example while somebody types it.
  const name = useStudio(({ values }) => valueAt(values.merged, '/merchant/name'))
  if (!brand) return null
  const count = brand.drafts.length
  return (
    <header className="topbar">
      <a
        className="home"
        href={startPageAddress()}
        onClick={(event) => {
          // A press for a new tab or window leaves this page open.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void leaveFor(startPageAddress())
        }}
      >
        ‹ {text('all-brands')}
      </a>
      <strong className="brand-name">{typeof name === 'string' ? name : brand.brand}</strong>
      <label className="inline">
        <span>{text('environment')}</span>
        <select
          value={environment}
          onChange={({ target: { value } }) => {
            if (isEnvironment(value)) void openBrand(brand.brand, value).catch(showFailure)
          }}
        >
          {environments.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <span className="spacer" />
      <LanguageChoice />
      <div className="history">
        <Button
          isDisabled={brand.steps.undo === 0}
          onClick={() => void change('undo')}
          title={`${text('own-steps')} (Ctrl+Z)`}
        >
          {text('undo')}
        </Button>
        <Button
          isDisabled={brand.steps.redo === 0}
          onClick={() => void change('redo')}
          title={`${text('own-steps')} (Ctrl+Shift+Z)`}
        >
          {text('redo')}
        </Button>
      </div>
      <span className="saved" role="status">
        {count === 0 ? text('saved') : text('unsaved', { count })}
      </span>
      <button type="button" onClick={onShare}>
        {text('share')}
      </button>
      <Button className="strong" isDisabled={count === 0} onClick={onReview} title="Ctrl+S">
        {text('review')}
      </Button>
    </header>
  )
}
