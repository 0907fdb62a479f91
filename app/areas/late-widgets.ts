import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'

/** Whether a widget loads only after its page is complete, as most dialogs do. */
export const isLate = (load: WidgetFacts['load'] | undefined): boolean => load === 'use' || load === 'idle'
