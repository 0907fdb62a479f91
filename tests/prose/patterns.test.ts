import { describe, expect, test } from 'vitest'
import { findMatches, patterns } from './patterns.ts'

/** For each pattern in order: a sentence that it finds, and a correct sentence with similar words. */
const sentences: readonly (readonly [hard: string, plain: string])[] = [
  ['Returns a path. What a page shows follows from it.', 'What does the host cache?'],
  ['The operator is told the address.', 'The host told the browser to wait.'],
  ['A block comes to life when it is seen.', 'A block hydrates when it is visible.'],
  ['The list is drawn anew.', 'The list renders again.'],
  ['The name stands in the manifest.', 'The star stands for any key, and a gold one stands out.'],
  ['The notice tells of a lost call.', 'The notice tells the operator which call failed.'],
  ['Told the size of the file.', 'The host told the browser to wait.'],
  ['A new list takes the place of the old one.', 'The new list has its place in the header.'],
  ['The page hears of the change.', 'The page listens for changes.'],
  ['The session lives on.', 'The session continues on the other device.'],
  ['All brands where left out.', 'The block was left out.'],
  ['Calls the backend for whoever asks.', 'Who calls the backend?'],
  ['The brand of a name, undefined where no brand has it.', 'The brand of a name. Undefined if no brand has it.'],
  ['Reads rows. One that is malformed is left out.', 'Reads rows. One row of each key counts.'],
  ['Empty if there is none.', 'There is one route for each page.'],
  ['The call is asked for again.', 'The host asks the backend for the call.'],
  ['The folder is gone.', 'The folder has gone through the check.'],
  ['A call is under way.', 'A call under the way of its group.'],
  ['The countdown goes on.', 'The countdown continues on the other page.'],
  ['Asks the backend who is here.', 'The code of the member is in the header.'],
  ['The site’s present country.', 'The gifts present in the present tense.'],
  ['A link in place of a file.', 'The sign stays in place.'],
  ['The store is away.', 'The game goes away.'],
  ['Since when the store has not responded.', 'Since then, when it responds.'],
  ['The command mends the file.', 'The command recommends a fix.'],
  ['The surroundings of a flow.', 'The text that surrounds a field.'],
  ['A code on its way to a phone.', 'The way to the page.'],
  ['The query is kept.', 'A folder is kept up to date.'],
  ['The page is at rest.', 'The page at the rest of the sites.'],
  ['A widget imports doors only.', 'The outdoor picture.'],
  ['The studio judges a change.', 'The adjusted height.'],
  ['Unsaved changes are there after a restart.', 'How many brands are there?'],
  ['A lane knows nothing of the other.', 'The host knows the brand.'],
  ['The link of before remains.', 'The state of the page before it hydrates.'],
  ['Until now, an operator had to clone it.', 'Until the host responds, the page waits.'],
  ['A menu where there are many.', 'The page where the member is.'],
  ['The text is no JSON.', 'The text is no longer JSON, and there is no other.'],
  ['A bank that is not there.', 'The bank is not the member’s, but there is another.'],
  ['The largest number of rows.', 'The largest number in the list.'],
  ['First moment after the week.', 'The first page at this moment.'],
  ['Its number.', 'Its number of digits.'],
  ['Names a page. Of the brand.', 'The name of the brand.'],
  ['A body that is none.', 'It is none of these.'],
  ['The headers besides its own.', 'The button beside the field.'],
  ['The points of contribution of an area.', 'The extension points of an area.'],
  ['The list needs at most 40 entries.', 'The list must have at most 40 entries.'],
  ['The state in a word.', 'The state in a few words.'],
  ['A name of small letters.', 'Small texts and lowercase letters.'],
  ['Weighed.', 'The weight of a script.'],
  ['@param path of the page', '@param path the path of the page'],
  ['The port, 80 if left out.', 'The port. Default: 80.'],
  ['The cached page, if there is one.', 'The cached page. There is one for each path.'],
  ['The files that speak of a key.', 'The speaker of a page.'],
  ['One of the writers comes through.', 'The response comes throughout the day.'],
  ['A null takes away the key.', 'The game takes a page away from the list.'],
  ['The host renders another release than nginx requests.', 'The host renders another release.'],
  ['The processor time of a page.', 'The time of a processor.'],
  ['Validators are compiled ahead.', 'Validators are precompiled.'],
  ['The form sends text after a rest.', 'The form sends the rest after a pause.'],
  ['Brands that extend each other in a circle.', 'A circle in the picture.'],
  ['A mistake with a certain remedy.', 'A mistake with one possible fix.'],
  ['The release comes into service.', 'The release goes into service.'],
  ['A link that leads out of the folder.', 'A link that leads to the folder.'],
  ['A chunk with the first code of an area.', 'The first line of code.'],
  ['An object with free keys.', 'An object with arbitrary keys.'],
  ['Finds files, however deep.', 'The member, however, presses once.'],
  ['Its fields are decided.', 'The server has decided the result.'],
  ['A lower limit takes effect at once.', 'The page shows the dialog once.'],
  ['The backend answers with 403.', 'The visitor answers the question with a press.'],
  ['The logo. Undefined without one.', 'A sign-up without one-time passwords, and without any of them.'],
]

describe('the patterns of hard sentences', () => {
  test('each have their pair of sentences here', () => {
    expect(sentences).toHaveLength(patterns.length)
  })

  test.each(sentences.map(([hard, plain], index) => [hard, plain, patterns[index]?.advice]))(
    'find "%s" and leave "%s" alone',
    (hard, plain, advice) => {
      expect(findMatches(hard).map((match) => match.advice)).toEqual([advice])
      expect(findMatches(plain)).toEqual([])
    },
  )

  test('report matches in the order of the text, with their offsets', () => {
    expect(findMatches('It stands there. Whoever reads it is told.')).toMatchObject([
      { offset: 3, text: 'stands' },
      { offset: 15, text: '. Whoever' },
      { offset: 34, text: 'is told' },
    ])
  })
})
