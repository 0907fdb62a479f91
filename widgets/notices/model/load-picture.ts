/** Resolves to true when a picture is ready to show. Resolves to false after a failed load, and without a picture. */
export async function loadPicture(address: string): Promise<boolean> {
  if (address === '') return false
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return true
  } catch {
    return false
  }
}
