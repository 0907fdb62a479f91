/** The address of a file of the brand's `assets` folder; a prop of the format `asset` names one. */
export const brandAsset = (file: string) => `/_livery/assets/${file}`
