/** The variable of the environment that names the folder of the installation, an absolute path. */
export const installationVariable = 'LIVERY_INSTALLATION'

/** The folder with the `livery.json` that the program runs for; undefined where it runs for itself alone. */
export const installationFolder = (): string | undefined => process.env[installationVariable]
