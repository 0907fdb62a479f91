import { testBenches } from './test-benches.ts'

// The unit tests only load these benches or leave them out. The longer benches are nightly tests.
testBenches(['lobby', 'render', 'studio'])
