import { testBenches } from '../e2e/test-benches.ts'

testBenches(['page', 'lighthouse'])
