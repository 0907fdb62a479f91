import { Suspense } from 'react'
import { useIsLive, useLocalPath, useNavigate } from '../../../runtime/widget-api/pages.ts'
import { lazyPart } from '../../../runtime/widget-api/widget.ts'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import styles from '../../_ui/page/page.module.css'

const DepositPanel = lazyPart(async () => (await import('../_flow/DepositPanel.tsx')).default)

/** Deposits on a page instead of in the dialog (RTE-03, GRD-04). */
export function DepositPage() {
  const navigate = useNavigate()
  const local = useLocalPath()
  const isLive = useIsLive()
  return (
    <MemberPage title="deposit.title">
      {() => (
        <div className={styles.card}>
          {isLive ? (
            <Suspense fallback={<Waiting />}>
              <DepositPanel id="page-deposit" onDone={() => navigate(local('/'))} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
      )}
    </MemberPage>
  )
}
