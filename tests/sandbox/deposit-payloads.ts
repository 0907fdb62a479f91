/** The fields of `deposit/add-deposit` that name a channel: one channel of each kind of the first brand. */
export const express = { bank_id: 11, payment_method: 'express', payment_type: 'auto' }
export const transfer = { bank_id: 12, payment_method: 'bank-transfer', payment_type: 'manual' }
export const slip = { bank_id: 13, payment_method: 'rapid-auto', payment_type: 'slip' }
export const gateway = { bank_id: 16, payment_method: 'gateway', payment_type: 'ewallet' }

/** A second, in ms. */
export const second = 1000
