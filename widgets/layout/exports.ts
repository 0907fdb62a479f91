/** The exports of this area for other areas. Every brand has this area. */
export { MemberMenuButton } from './header/MemberMenuButton.tsx'
