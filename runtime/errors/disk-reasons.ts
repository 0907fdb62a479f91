/** The system's errors of the disk that an operator can fix, in words, by code. */
export const diskReasons: Readonly<Record<string, string>> = {
  EACCES: 'your account may not read or change it',
  EPERM: 'your account may not read or change it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your account may not store more on this disk',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EMFILE: 'the system allows no more open files',
  ENFILE: 'the system allows no more open files',
}
