import type { WidgetFacts } from '../../schemas/generated/widget-facts.ts'

/** Whether a widget loads late, as most dialogs do: on its first use, or a while after the page is complete. */
export const isLate = (load: WidgetFacts['load'] | undefined): boolean => load === 'use' || load === 'idle'
