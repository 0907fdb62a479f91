import { lazy, Suspense } from 'react'
import { Message, useIsLive, useLocalPath, useNavigate, useSession } from '../../../runtime/widget-api/index.ts'
import styles from './DepositPage.module.css'

const DepositPanel = lazy(() => import('../_flow/DepositPanel.tsx'))

/** Deposits on a page of their own (RTE-03, GRD-04). */
export function DepositPage() {
  const navigate = useNavigate()
  const local = useLocalPath()
  const isLive = useIsLive()
  const hasMember = useSession(({ member }) => member !== undefined)
  const loading = (
    <p role="status">
      <Message id="common.loading" />
    </p>
  )
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>
        <Message id="deposit.title" />
      </h1>
      <div className={styles.card}>
        {isLive && hasMember ? (
          <Suspense fallback={loading}>
            <DepositPanel id="page-deposit" onDone={() => void navigate(local('/'))} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </section>
  )
}
