/** The environment variable with the installation's folder, an absolute path. */
export const installationVariable = 'LIVERY_INSTALLATION'

/** The folder with the `livery.json` of the installation. Undefined without an installation. */
export const installationFolder = (): string | undefined => process.env[installationVariable] || undefined
