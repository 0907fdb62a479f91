// An ambient module can name types of other files by `import()` only.
/* oxlint-disable typescript/consistent-type-imports */

/** The code of all areas and widgets, for the server. */
declare module 'livery:areas-on-server' {
  export const areas: readonly import('../../runtime/areas/area.ts').AreaCode[]
  export const widgets: readonly import('../../runtime/widget-api/define-widget.ts').WidgetDefinition[]
  /** The names of `widgets` in their facts, in the same order. */
  export const widgetNames: readonly string[]
}

/** The code of areas and widgets for the browser. A page loads most of it on demand. */
declare module 'livery:areas' {
  type WidgetDefinition = import('../../runtime/widget-api/define-widget.ts').WidgetDefinition
  interface InitialCode {
    readonly area: import('../../runtime/areas/area.ts').AreaCode | undefined
    readonly shellWidgets: readonly WidgetDefinition[]
  }
  /** The widgets with the load `site`. */
  export const siteWidgets: readonly WidgetDefinition[]
  /** The initial code of each area, by its name. */
  export const areas: Readonly<Record<string, () => Promise<InitialCode>>>
  /** Loads the decoders of all areas' calls and records. Loads nothing if each area's initial code contains its own. */
  export const decoders: () => Promise<unknown>
  /** The names of all widgets with a file of their own. */
  export const lazyWidgets: readonly string[]
  /** The names of the widgets that also load when the page is idle. */
  export const idleWidgets: readonly string[]
}

/** The imports of the widgets with a file of their own, by name. */
declare module 'livery:widgets' {
  export const widgets: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import('../../runtime/widget-api/define-widget.ts').WidgetDefinition }>
    >
  >
}

/** The imports of the widgets that also load when the page is idle, by name. */
declare module 'livery:idle-widgets' {
  export const widgets: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import('../../runtime/widget-api/define-widget.ts').WidgetDefinition }>
    >
  >
}

/** The areas' parts of a visit. Each loads when the page is idle, or earlier for a member's logout. */
declare module 'livery:visits' {
  export const visits: Readonly<
    Record<string, () => Promise<{ readonly default: import('../../runtime/areas/area-visit.ts').OnVisit }>>
  >
}

/** The example data of the areas' widgets for the gallery. */
declare module 'livery:areas-examples' {
  export const examples: readonly import('../../runtime/areas/area-examples.ts').AreaExamples[]
}
