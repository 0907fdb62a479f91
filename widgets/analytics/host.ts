import { defineHost, inlineScript } from '../../runtime/widget-api/host.ts'

/** Push messages in the service worker of a brand (QRY-09). */
export default defineHost({
  worker({ manifest }) {
    const { merchant, analytics } = manifest
    const brand = analytics.push.enabled ? { name: merchant.name, icon: `/_livery/assets/${merchant.icon}` } : null
    return `self.pushBrand=${JSON.stringify(brand)};${inlineScript('analytics/push-worker')}`
  },
})
