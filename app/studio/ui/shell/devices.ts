/** The sizes of the preview's frame, in CSS px. */
export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const

export type Device = keyof typeof devices

export const isDevice = (value: unknown): value is Device => typeof value === 'string' && Object.hasOwn(devices, value)
