import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import { usePopUp } from '../hooks/use-pop-up.ts'
import { Slides } from './Slides.tsx'

/** The dialog of announcements. It opens automatically (MOD-01, ENG-01). */
export function AnnouncementDialog({ pages }: PropsOf<'notices/announcement-dialog'>) {
  const { dialog, notices, dismiss } = usePopUp(pages)
  return (
    <Dialog
      id="dialog-announcement"
      state={dialog}
      width={520}
      isEmpty={!dialog.isOpen}
      title={<Message id="notices.announcement-dialog.title" />}
    >
      {notices ? <Slides notices={notices} onDismiss={dismiss} /> : dialog.isOpen ? <Waiting /> : null}
    </Dialog>
  )
}
