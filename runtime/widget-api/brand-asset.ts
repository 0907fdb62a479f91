/** The address of a file in the brand's `assets` folder. A prop of the format `asset` names one. */
export const brandAsset = (file: string) => `/_livery/assets/${file}`
