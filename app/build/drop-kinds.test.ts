import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { dropKinds } from './drop-kinds.ts'

const kinds = { tags: [26, 27], types: ['LIST_TYPE'] }

/** A program whose function `show` describes a fiber by its kind. It has a case for each kind to drop. */
const program = `
function show(fiber, type) {
  switch (type) {
    case LIST_TYPE:
      return "list";
    case OTHER_TYPE:
      return "other";
  }
  var text = 26 === fiber.tag || 5 === fiber.tag ? "an element: " : "";
  if (27 !== fiber.tag && 6 === fiber.tag) text = "a text: ";
  switch (fiber.tag) {
    case 26:
      var name = "in the head";
      return text + name;
    case 4:
      text += "after ";
    case 27:
    case 5:
      name = fiber.name;
      return text + name;
    default:
      return text + "none";
  }
}`

/** The results of `show` for some fibers, in the program's strict mode. */
function results(code: string): unknown {
  const run = new Script(`"use strict";var LIST_TYPE = 1, OTHER_TYPE = 2;${code};
    [[4], [5], [6], [5, OTHER_TYPE], [9]].map(([tag, type]) => show({ tag, name: "p" }, type)).join()`)
  return run.runInThisContext()
}

test('drops the cases of some kinds, and comparisons with their tags', () => {
  const light = dropKinds(program, kinds)
  expect(light).not.toMatch(/26|27|LIST_TYPE/)
  expect(light).not.toContain('in the head')
})

test('all other kinds have the same results', () => {
  expect(results(dropKinds(program, kinds))).toBe(results(program))
})

test('the body of a dropped case stays if the previous case continues with it', () => {
  const continuing = program.replace('case 27:', 'case 27:\n      text += "all ";')
  expect(results(dropKinds(continuing, kinds))).toBe(results(continuing))
})

test('if the program has no case for a kind to drop, the removal fails and names the kind', () => {
  expect(() => dropKinds(program, { ...kinds, tags: [26, 31] })).toThrow('31')
})
