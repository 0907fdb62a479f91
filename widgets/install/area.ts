import { defineArea } from '../../runtime/widget-api/area.ts'

export default defineArea({
  name: 'install',
  icons: {
    'add-to-screen': 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Zm6 5v8m-4-4h8',
    download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
    'share-ios': 'M12 15V3m-4 4 4-4 4 4M8 10H5v11h14V10h-3',
  },
})
