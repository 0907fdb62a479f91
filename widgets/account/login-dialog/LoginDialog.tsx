import { useEffect, useRef, useState } from 'react'
import { Message, useIntl, useSessionActions } from '../../../runtime/widget-api/index.ts'
import styles from './LoginDialog.module.css'
import { checkLogin, type LoginFault } from './check-login.ts'

/**
 * Login with phone and password. The dialog is native: it opens, focuses the phone field, closes by Escape or a click
 * outside, and keeps what is typed, before any script has run.
 */
export function LoginDialog() {
  const intl = useIntl()
  const { login, showToast } = useSessionActions()
  const dialog = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<LoginFault[]>([])

  // `?login=1` opens the dialog, and nothing but exactly that.
  useEffect(() => {
    if (new URLSearchParams(location.search).get('login') === '1') dialog.current?.showPopover()
  }, [])

  async function submit(form: HTMLFormElement) {
    const fields = new FormData(form)
    const found = checkLogin({ phone: String(fields.get('phone')), password: String(fields.get('password')) })
    setFaults(found.faults)
    if (found.faults.length > 0)
      return form.querySelector<HTMLInputElement>(`[name=${found.faults[0]?.field}]`)?.focus()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const answer = await login(found.username, found.password)
    sending.current = false
    setBusy(false)
    if (!answer.status) {
      showToast({ status: 'error', message: answer.msg ?? intl.formatMessage({ id: 'error.network' }) })
      return
    }
    dialog.current?.hidePopover()
  }

  const faultOf = (field: LoginFault['field']) => faults.find((fault) => fault.field === field)
  return (
    <div
      ref={dialog}
      id="dialog-auth"
      popover="auto"
      role="dialog"
      aria-labelledby="dialog-auth-title"
      className={styles.dialog}
    >
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <h2 id="dialog-auth-title" className={styles.title}>
          <Message id="account.login-dialog.title" />
        </h2>
        <Field
          name="phone"
          type="tel"
          autoComplete="username"
          inputMode="tel"
          fault={faultOf('phone')}
          autoFocus
          placeholder="081-234-5678"
        />
        <Field name="password" type="password" autoComplete="current-password" fault={faultOf('password')} />
        <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
          <Message id={busy ? 'common.loading' : 'account.login-dialog.submit'} />
        </button>
      </form>
      <button type="button" className={styles.close} popoverTarget="dialog-auth" popoverTargetAction="hide">
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">
          <Message id="common.close" />
        </span>
      </button>
    </div>
  )
}

interface FieldProps extends React.InputHTMLAttributes<HTMLInputElement> {
  readonly name: LoginFault['field']
  readonly fault: LoginFault | undefined
}

function Field({ name, fault, ...input }: FieldProps) {
  const id = `login-${name}`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Message id={`account.login-dialog.${name}`} />
      </label>
      <input
        id={id}
        name={name}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        {...input}
      />
      {fault ? (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          <Message id={fault.message} values={fault.values} />
        </p>
      ) : null}
    </div>
  )
}
