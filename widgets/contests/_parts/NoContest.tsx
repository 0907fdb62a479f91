import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import formStyles from '../../_ui/form/form.module.css'

interface NoContestProps {
  readonly icon: string
  readonly text: string
}

/**
 * A message about a contest that is empty, or does not exist in the visitor's currency. Links to the promotions, or to
 * the home page of a brand without promotions.
 */
export function NoContest({ icon, text }: NoContestProps) {
  const promotions = useRoutePath('promotions')
  const home = useRoutePath('home')
  const to = promotions ?? home
  return (
    <Empty icon={icon} text={text}>
      {to === undefined ? null : (
        <Link className={formStyles.submit} to={to}>
          <Message id={promotions ? 'contests.promotions' : 'common.home'} />
        </Link>
      )}
    </Empty>
  )
}
