/** The messages of an upload, word for word from the specification. */
export const uploadMessages = {
  notAFile: 'Upload: Provided file is not a File or Blob',
  empty: 'Upload: File size is 0',
  noType: 'Upload: File type is missing',
  cloningFailed: (reason: string) => `File cloning failed: ${reason}`,
  noData: 'No file or pre-read data provided',
  invalidType: (type: string) => `Invalid file type: ${type}`,
  emptyData: 'fileSize is 0',
  noBuffer: 'fileBuffer not an instanceof ArrayBuffer',
  tooSmallForParts: 'File too small for chunk/multipart upload',
  tooSmallForFastSpeed: 'File too small for fast speed upload',
  sdkNotLoaded: 'AWS SDK loaded fail',
  noToken: { 1: 'Upload failed get token', 2: 'SDK v3 STS Token failed', 3: 'REST API STS token failed' },
  refused: 'Upload failed with status',
  restRefused: (status: number) => `REST API upload failed with status: ${status}`,
  attemptsFailed: 'All upload attempts failed',
  flowsFailed: 'All upload flows failed',
  loggedOut: 'User Logged Out',
  /** Our own message: the specification has no cancelling. */
  cancelled: 'Upload cancelled',
  uploaded: 'Upload successful',
} as const
