/** Resolves to true when a picture is ready to show. False if it fails to load or its address is empty. */
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
