/** The group of guests, and the only group of a brand without groups (CFG-06). */
export const guestGroup = 'member_group_0'

/** The entry of the visitor's own group, or else the entry of guests. */
export function ofGroup<Entry>(byGroup: Readonly<Record<string, Entry>>, group: string | undefined): Entry | undefined {
  return group !== undefined && Object.hasOwn(byGroup, group) ? byGroup[group] : byGroup[guestGroup]
}
