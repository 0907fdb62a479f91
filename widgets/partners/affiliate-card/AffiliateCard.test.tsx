// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage, untilShown } from '../../../tests/contract/widget-stage.tsx'
import { AffiliateCard } from './AffiliateCard.tsx'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})

const { data } = loginResponses['user/dashboard']()

test.each([
  ['malee', 'https://a.example/malee', ['malee', 'https://a.example/malee']],
  ['malee', '', ['malee']],
  ['', 'https://a.example/malee', ['https://a.example/malee']],
  ['', '', []],
])('[STA-10] the card of a member with the code %j and the link %j shows %j', async (code, link, shown) => {
  let isLoaded = false
  const { element, root } = await mountOnStage('partners/affiliate-card', <AffiliateCard />, {
    responses: {
      ...loginResponses,
      'user/dashboard': () => {
        isLoaded = true
        return { status: true, data: { ...data, crm: { affiliate_username: code, link } } }
      },
    },
  })
  await untilShown(() => {
    expect(isLoaded).toBe(true)
    expect([...element.querySelectorAll('dd > span:first-child')].map(({ textContent }) => textContent)).toEqual(shown)
  })
  expect(element.querySelector('section') !== null).toBe(shown.length > 0)
  await act(async () => root.unmount())
})
