/** The parts of this area that other areas may use. Every brand has it. */
export { MemberMenuButton } from './header/MemberMenuButton.tsx'
