/** The page of the bench: each subject uploads the same bytes to the same store. */
import { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { createBrowserDependencies, uploadFile, type UploadDependencies } from '../../../../runtime/upload/index.ts'

const place = { bucket: 'bench', region: 'ap-southeast-1', prefix: 'bench' }
const key = `${place.prefix}/bench.pdf`
const keys = { accessKeyId: 'bench', secretAccessKey: 'bench', sessionToken: 'bench' }

type Subject = (file: File, store: string) => Promise<void>

function livery(methods: { direct: boolean; chunk: boolean; multipart: boolean; fastSpeed: boolean }): Subject {
  return async (file, store) => {
    const data = {
      AccessKeyId: keys.accessKeyId,
      SecretAccessKey: keys.secretAccessKey,
      SessionToken: keys.sessionToken,
      ...place,
      filepath: key,
      endpoint: store,
    }
    const dependencies = createBrowserDependencies((async () => ({
      status: true,
      data,
    })) as unknown as UploadDependencies['call'])
    const settings = { ...place, mode: 4, methods, deadline: 600, deadlinePerStep: 30 }
    const result = await uploadFile(
      file,
      { memberId: 'M1', title: 'bench', accept: ['application/pdf'], settings },
      dependencies,
    )
    if (!result.status || !result.report.includes('of flow 1')) throw new Error(result.report)
  }
}

const libStorage: Subject = async (file, store) => {
  const client = new S3Client({
    region: place.region,
    credentials: keys,
    endpoint: store,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  await new Upload({ client, params: { Bucket: place.bucket, Key: key, Body: file } }).done()
}

function uppy(isMultipart: boolean): Subject {
  return async (file, store) => {
    const one = new Uppy({ autoProceed: false })
    one.use(AwsS3, {
      shouldUseMultipart: isMultipart,
      signRequest: (request) => {
        const url = new URL(`${store}/${place.bucket}/${key}`)
        if ('partNumber' in request) url.searchParams.set('partNumber', String(request.partNumber))
        if ('uploadId' in request) url.searchParams.set('uploadId', request.uploadId)
        else if (request.method === 'POST') url.searchParams.set('uploads', '')
        return { url: url.href }
      },
    })
    one.addFile({ name: file.name, type: file.type, data: file })
    const result = await one.upload()
    if (result?.failed?.length !== 0) throw new Error(String(result?.failed?.[0]?.error ?? 'Uppy failed'))
    one.destroy()
  }
}

const off = { direct: false, chunk: false, multipart: false, fastSpeed: false }
const subjects: Readonly<Record<string, Subject>> = {
  'livery, multipart': livery({ ...off, multipart: true }),
  'livery, as specified: one request first': livery({ direct: true, chunk: true, multipart: true, fastSpeed: true }),
  'lib-storage': libStorage,
  'Uppy, one request': uppy(false),
  'Uppy, multipart': uppy(true),
}

let made: { readonly size: number; readonly file: File } | undefined

/** A document of noise; the same for every subject. */
function fileOf(size: number): File {
  if (made?.size === size) return made.file
  const bytes = new Uint8Array(size)
  const block = crypto.getRandomValues(new Uint8Array(65_536))
  for (let at = 0; at < size; at += block.length) bytes.set(block, at)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  made = { size, file: new File([bytes], 'bench.pdf', { type: 'application/pdf' }) }
  return made.file
}

/** The duration of one upload and of the longest task on the page's thread, in ms. */
export interface MeasuredUpload {
  readonly ms: number
  readonly longestTask: number
}

declare global {
  interface Window {
    subjects: readonly string[]
    /** Creates the file before the measurement. */
    makeFile: (size: number) => void
    measure: (name: string, size: number, store: string) => Promise<MeasuredUpload>
  }
}

window.subjects = Object.keys(subjects)
window.makeFile = (size) => void fileOf(size)
window.measure = async (name, size, store) => {
  const file = fileOf(size)
  let longestTask = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ type: 'longtask' })
  const started = performance.now()
  try {
    await subjects[name]?.(file, store)
    return { ms: performance.now() - started, longestTask }
  } finally {
    observer.disconnect()
  }
}
