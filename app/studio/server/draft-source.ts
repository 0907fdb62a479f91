import type { ManifestSource } from '../../../runtime/manifest/index.ts'
import type { ReadBrandFile } from '../../host/brand-content.ts'
import type { Drafts } from '../engine/drafts.ts'

/** A source of the brands on the disk, with each draft instead of its file. */
export function draftSource(disk: ManifestSource, drafts: Drafts): ManifestSource {
  return {
    merchants: () => disk.merchants(),
    load: async (merchant) => {
      const files = await disk.load(merchant)
      const own = [...drafts.all()].filter(([file]) => file.startsWith(`${merchant}/`))
      if (!files || own.length === 0) return files
      const json = new Map(files.json)
      const others = new Set(files.otherFiles)
      for (const [file, { text }] of own) {
        const path = file.slice(merchant.length + 1)
        if (path.endsWith('.json')) json.set(path, text)
        else others.add(path)
      }
      const { findings = [], ...rest } = files
      const remaining = findings.filter(({ path }) => !drafts.all().has(`${merchant}/${path}`))
      return { ...rest, json, otherFiles: [...others], ...(remaining.length > 0 ? { findings: remaining } : {}) }
    },
  }
}

/** Returns a function that reads the draft of a brand's file, or the file itself if it has no draft. */
export const draftReader =
  (disk: ReadBrandFile, drafts: Drafts): ReadBrandFile =>
  (merchant, path) => {
    const draft = drafts.all().get(`${merchant}/${path}`)
    return draft ? new TextEncoder().encode(draft.text) : disk(merchant, path)
  }
