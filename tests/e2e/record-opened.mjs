// The editor of the tested preview. Usage: `record-opened.mjs FILE PLACE`, which writes the place to the file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const [file = '', place = ''] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, place)
