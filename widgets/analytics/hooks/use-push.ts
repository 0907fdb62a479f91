import { useEffect, useMemo, useState } from 'react'
import { useSite } from '../../../runtime/widget-api/site.ts'
import { storageKey } from '../model/storage-key.ts'
import { browserOfPage, type PushState, stateOfDevice, switchOff, switchOn } from '../model/device-push.ts'
import { type PushService, pushServiceOf } from '../model/push-service.ts'
import { languageOf } from '../../../schemas/locale-code.ts'

/** Push messages on this device: their state, and a way to switch them on or off. */
export function usePush() {
  const site = useSite()
  const { data, reader, visit } = site
  const [service, setService] = useState<PushService>()
  const [state, setState] = useState<PushState>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { id } = data.merchant
  const device = useMemo(
    () =>
      visit &&
      service && {
        browser: browserOfPage(),
        service,
        place: { storage: visit.storage, key: storageKey({ merchant: { id }, environment: data.environment }, 'push') },
        language: languageOf(data.locale),
      },
    [visit, service, id, data.environment, data.locale],
  )

  useEffect(() => {
    let isWanted = true
    // Without `tracker_config.json`, no member can subscribe, so the page shows no switch.
    pushServiceOf({ data, reader }).then(
      (found) => isWanted && setService(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [data, reader])

  useEffect(() => {
    if (!device) return
    let isWanted = true
    void stateOfDevice(device).then((found) => isWanted && setState(found))
    return () => {
      isWanted = false
    }
  }, [device])

  const change = async () => {
    if (!device || isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      setState(await (state === 'on' ? switchOff(device) : switchOn(device)))
    } catch {
      setHasFailed(true)
    }
    setIsBusy(false)
  }

  return {
    /** Undefined until the state is known, and if the brand has no push service. */
    state,
    isBusy,
    /** Whether the last change failed. */
    hasFailed,
    change,
  }
}
