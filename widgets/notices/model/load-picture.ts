/** Resolves when a picture is ready to be drawn: true, or false where it cannot be had or there is none. */
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
