import { Message } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { useWalletRefresh } from '../hooks/use-wallet-refresh.ts'

/** Fetches the balance again. */
export function RefreshButton() {
  const { isBusy, refresh } = useWalletRefresh()
  return (
    <BusyButton isBusy={isBusy} onPress={refresh}>
      <Icon name="refresh" size={20} />
      <Message id="wallet.refresh-button.refresh" />
    </BusyButton>
  )
}
