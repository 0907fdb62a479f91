import type { Page } from '@playwright/test'
import type { UploadOptions, UploadResult, UploadSettings, UploadDependencies } from '../../runtime/upload/index.ts'
import { control, openAs } from './sandbox.ts'
import type { Brand } from './site.ts'

/** An upload for the page: the file and its settings. */
export interface UploadRequest {
  /** A document with a size in bytes, a photograph of a camera, or a large picture of a format. */
  readonly file: number | 'photograph' | 'large photograph' | 'image/png' | 'image/webp'
  /** Settings that override the brand's own. */
  readonly settings?: Partial<Omit<UploadSettings, 'methods'>>
  /** The enabled methods. Default: the methods of the brand. */
  readonly methods?: readonly (keyof UploadSettings['methods'])[]
  /** Cancels at this percentage. */
  readonly cancelAt?: number
  /** Moves the sandbox's clock ahead by this time in ms after the first token, so that its credentials expire. */
  readonly clockAfterToken?: number
}

export interface UploadSeen {
  readonly result: UploadResult
  /** The reported percentages, in order. */
  readonly percents: readonly number[]
  /** How many bodies the page sent to the store: all bodies, bodies with EXIF data, bodies with a GPS position. */
  readonly sentBodies: { readonly count: number; readonly withExif: number; readonly withGps: number }
  readonly pixels: { readonly width: number; readonly height: number } | undefined
}

/** The modules that start the site and the preview's bar. */
const programs = /\/app\/(client\/entry-client|preview\/bar\/main)\.tsx?/

/**
 * Opens a brand's page as a member, with nothing in the store and no fault set. The page has its state and the upload's
 * modules, but does not start the site, which would load 500 more modules.
 */
export async function openAsMember(page: Page, brand: Brand = 'siam191', path = '/en-th/faq'): Promise<void> {
  await page.route(programs, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openAs(page, brand, path)
  await page.addScriptTag({
    type: 'module',
    content: `
      import * as upload from '/runtime/upload/index.ts'
      import { callApi } from '/runtime/api/call-api.ts'
      import { decodeData } from '/runtime/api/decode-response.ts'
      window.liveryUpload = { ...upload, callApi: (endpoint, payload, context) => callApi(endpoint, payload, { ...context, decodeData }) }
      document.documentElement.dataset.upload = 'ready'`,
  })
  await page.locator('html[data-upload=ready]').waitFor()
  // With a route, each uploaded body would take a detour through the process of the tests.
  await page.unroute(programs)
}

interface PageTools {
  readonly createBrowserDependencies: (call: UploadDependencies['call']) => UploadDependencies
  readonly uploadFile: (
    file: unknown,
    options: UploadOptions,
    dependencies: UploadDependencies,
  ) => Promise<UploadResult>
  readonly callApi: (endpoint: string, payload: unknown, context: object) => ReturnType<UploadDependencies['call']>
}

/** Uploads a file in the page, with the engine from the page's module server. */
export function upload(page: Page, asked: UploadRequest): Promise<UploadSeen> {
  return page.evaluate(async ({ file: what, settings, methods, cancelAt, clockAfterToken }: UploadRequest) => {
    const tools = (window as unknown as { liveryUpload: PageTools }).liveryUpload
    const state = JSON.parse(document.getElementById('livery-state')?.textContent ?? '{}') as {
      site: { settings: { upload: UploadSettings }; environment: string; merchant: { id: string } }
    }
    const context = {
      origin: '',
      locale: 'en-th',
      page: location.pathname,
      host: location.host,
      device: 'desktop',
      fetch: fetch.bind(window),
      timeout: 20_000,
    }
    let tokens = 0
    const call = (async (endpoint: string, payload: unknown) => {
      const response = await tools.callApi(endpoint, payload, context)
      tokens += endpoint === 'general/get-sts-token' ? 1 : 0
      if (clockAfterToken !== undefined && tokens === 1 && endpoint === 'general/get-sts-token') {
        await fetch('/__sandbox/clock', { method: 'POST', body: JSON.stringify({ offset: clockAfterToken }) })
      }
      return response
    }) as UploadDependencies['call']
    const real = tools.createBrowserDependencies(call)
    const sentBodies = { count: 0, withExif: 0, withGps: 0 }
    let lastBody: Blob | undefined
    const dependencies: UploadDependencies = {
      ...real,
      async send(request, sending) {
        if (request.body instanceof Blob) {
          lastBody = request.body
          const text = new TextDecoder('latin1').decode(await request.body.slice(0, 2_000_000).arrayBuffer())
          sentBodies.count += 1
          sentBodies.withExif += text.includes('Exif') ? 1 : 0
          sentBodies.withGps += text.includes('GPS') ? 1 : 0
        }
        return real.send(request, sending)
      },
    }
    const cancel = new AbortController()
    const percents: number[] = []
    const all = state.site.settings.upload
    const on = (name: keyof UploadSettings['methods']) => methods?.includes(name) ?? all.methods[name]
    const result = await tools.uploadFile(
      await chosenFile(),
      {
        memberId: 'M000123',
        title: `${state.site.environment} ${state.site.merchant.id}`,
        accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
        settings: {
          ...all,
          ...settings,
          methods: { direct: on('direct'), chunk: on('chunk'), multipart: on('multipart'), fastSpeed: on('fastSpeed') },
        },
        signal: cancel.signal,
        onProgress: ({ phase, percent }) => {
          if (phase === 'sending') percents.push(percent)
          if (cancelAt !== undefined && phase === 'sending' && percent >= cancelAt) cancel.abort()
        },
      },
      dependencies,
    )
    const isPicture = typeof what !== 'number' && lastBody !== undefined
    const bitmap = isPicture ? await createImageBitmap(lastBody as Blob) : undefined
    return { result, percents, sentBodies, pixels: bitmap && { width: bitmap.width, height: bitmap.height } }

    async function chosenFile(): Promise<File> {
      if (typeof what === 'number') return plainFile(what)
      if (what === 'photograph') return photograph(400)
      if (what === 'large photograph') return photograph(2400)
      return new File([await noise(1800, what)], 'drawing', { type: what })
    }

    /** A document. The page uploads the bytes of a document unchanged, but changes the bytes of a picture. */
    function plainFile(size: number): File {
      const bytes = new Uint8Array(size)
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
      bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
      return new File([bytes], 'slip.pdf', { type: 'application/pdf' })
    }

    /** A picture of noise, twice as wide as high. */
    function noise(side: number, type: string): Promise<Blob> {
      const canvas = new OffscreenCanvas(side, side / 2)
      const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      const pixels = drawing.createImageData(side, side / 2)
      for (let at = 0; at < pixels.data.length; at += 65_536) {
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536))
      }
      for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255
      drawing.putImageData(pixels, 0, 0)
      return canvas.convertToBlob({ type, quality: 0.9 })
    }

    /** A JPEG like from a phone held sideways: orientation 6 and a location in its EXIF block. */
    async function photograph(side: number): Promise<File> {
      const plain = new Uint8Array(await (await noise(side, 'image/jpeg')).arrayBuffer())
      const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      const exif = [
        ...new TextEncoder().encode('Exif\0\0'),
        ...tiff,
        ...new TextEncoder().encode('GPS 13.7563N 100.5018E'),
      ]
      const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif])
      return new File([plain.subarray(0, 2), segment, plain.subarray(2)], 'IMG_0001.JPG', { type: 'image/jpeg' })
    }
  }, asked)
}

/** The contents of the brand's store. */
export interface Bucket {
  readonly bucket: string
  readonly objects: readonly { readonly key: string; readonly size: number; readonly type: string }[]
  readonly openUploads: readonly string[]
}

export async function bucketOf(): Promise<Bucket> {
  const { buckets } = await control<{ buckets: readonly Bucket[] }>('GET', 'objects')
  return buckets[0] ?? { bucket: '', objects: [], openUploads: [] }
}
