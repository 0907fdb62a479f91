import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import { MissionRows } from '../_parts/MissionRows.tsx'
import { TodayReward } from '../_parts/TodayReward.tsx'
import { useCalendar } from '../hooks/use-calendar.ts'
import { DiaryMonth } from './DiaryMonth.tsx'
import styles from './MissionDiary.module.css'

/** The page of the member's daily rewards and missions (RTE-03, ENG-06). */
export function MissionDiary({ title }: PropsOf<'missions/mission-diary'>) {
  return (
    <MemberPage title={title} text="missions.mission-diary.text">
      {() => <Diary />}
    </MemberPage>
  )
}

function Diary() {
  const { data, isError, retry } = useCalendar()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  return (
    <>
      <TodayReward calendar={data} />
      <DiaryMonth current={data} />
      <section aria-labelledby="diary-missions">
        <h2 id="diary-missions" className={styles.heading}>
          <Message id="missions.missions" />
        </h2>
        <MissionRows calendar={data} />
      </section>
    </>
  )
}
