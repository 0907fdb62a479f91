// The import directions of the project: which room may open which door. `npm run check` and tests/architecture read it.
const test = '\\.test\\.tsx?$'
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'schemas-stand-alone',
      severity: 'error',
      from: { path: '^schemas/', pathNot: test },
      to: { path: '^(runtime|widgets|app|cli|sandbox|studio|tests)/' },
    },
    {
      name: 'runtime-below-widgets',
      severity: 'error',
      from: { path: '^runtime/', pathNot: test },
      to: { path: '^(widgets|app|cli|sandbox|studio|tests)/' },
    },
    {
      name: 'manifest-is-pure',
      comment: 'The pipeline runs in the browser, in Node and in the editor alike.',
      severity: 'error',
      from: { path: '^runtime/(manifest|issues)/', pathNot: test },
      to: {
        path: ['^react', '^node_modules/(react|react-dom|react-router)/', '^node:', '^runtime/(?!manifest|issues)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-node-in-manifest',
      severity: 'error',
      from: { path: '^runtime/(manifest|issues)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'widgets-use-one-door',
      severity: 'error',
      from: { path: '^widgets/[^/]+/(?!sandbox/)', pathNot: test },
      to: { path: '^(runtime/(?!widget-api/)|app|cli|sandbox|studio|tests)' },
    },
    {
      name: 'widgets-keep-to-their-area',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/(?!sandbox/)', pathNot: test },
      to: { path: '^widgets/', pathNot: ['^widgets/$1/', '^widgets/_ui/', '^widgets/[^/]+/door\\.ts$'] },
    },
    {
      name: 'no-sandbox-in-the-browser',
      comment: "An area's part of the sandbox runs in Node, and is loaded by the host's composition only.",
      severity: 'error',
      from: { path: '^(runtime|cli|schemas|widgets/[^/]+/(?!sandbox/))', pathNot: test },
      to: { path: '^widgets/[^/]+/sandbox/' },
    },
    {
      name: 'sandbox-parts-use-doors',
      comment: "A part uses the kernel's doors, its own files, and the doors of the areas that its area requires.",
      severity: 'error',
      from: { path: '^widgets/([^/]+)/sandbox/', pathNot: test },
      to: {
        pathNot: [
          '^widgets/$1/sandbox/',
          '^widgets/[^/]+/sandbox/door\\.ts$',
          '^sandbox/(index|part|artwork/index)\\.ts$',
          '^schemas/',
        ],
        dependencyTypesNot: ['core', 'npm'],
      },
    },
    {
      name: 'cli-has-no-react',
      severity: 'error',
      from: { path: '^cli/', pathNot: test },
      to: { path: ['^widgets/', '^runtime/(?!manifest|issues|sources)', '\\.tsx$'] },
    },
    {
      name: 'sandbox-knows-schemas-only',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: test },
      to: { path: '^(runtime|widgets|app|cli|studio|tests)/' },
    },
    {
      name: 'brands-are-data',
      severity: 'error',
      from: { path: '^(schemas|runtime|widgets|app|cli|sandbox)/', pathNot: test },
      to: { path: '^merchants/' },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'schemas/generated/.*\\.js$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
