import type { SandboxPart } from '../../../sandbox/part.ts'

const part: SandboxPart = {
  name: 'contact',
  data: ['contacts'],
  files: { contact: (_world, merchant) => merchant.data.contacts },
}

export default part
