import type { Member } from '../../../schemas/generated/records.ts'

/** A member in the shape of the backend's responses. */
export const member: Member = {
  uid: '1',
  username: '660812345678',
  fullname: 'Somchai',
  email: '',
  phone: '66-0812345678',
  currency: 'THB',
  vip: '3',
  mid: 'm1',
  is_first_time_deposit: 0,
  utk: 'u',
  live_chat: '0',
  restrict: '',
  wallet: [{ display: 'Main', balance: '100.00' }],
}
