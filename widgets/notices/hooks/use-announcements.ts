import { usePublicData } from '../../../runtime/widget-api/data.ts'

/** The announcements and advertisements for the current visitor (ENG-01). Only the browser loads them. */
export const useAnnouncements = (isWanted = true) => usePublicData('notices/announcements', {}, isWanted)
