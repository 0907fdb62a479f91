import { usePublicData } from '../../../runtime/widget-api/data.ts'

/** The announcements and advertisements for whoever is here (ENG-01). The browser alone loads them. */
export const useAnnouncements = (isWanted = true) => usePublicData('notices/announcements', {}, isWanted)
