import type { SandboxPart } from '../../../sandbox/part.ts'
import { footerEntries, menuEntries } from './files.ts'

const part: SandboxPart = {
  name: 'layout',
  data: ['menu', 'footer'],
  files: {
    footer: (_sandbox, merchant) => footerEntries(merchant),
    menu: (_sandbox, merchant) => menuEntries(merchant),
  },
}

export default part
