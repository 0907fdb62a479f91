import { lazy } from 'react'
import { loadCode } from '../../runtime/page/load-code.ts'
import { registerWidgets, type WidgetComponent } from '../../runtime/page/registry.ts'
import type { WidgetDefinition } from '../../runtime/widget-api/index.ts'
import { idleWidgets } from '../../schemas/generated/idle-widgets.ts'
import { shellWidgets } from './shell-widgets.ts'
import { stylesOf } from './styles.ts'
import { allTexts } from './texts.ts'
import { isRendered, used } from './used.ts'

type WidgetModule = { readonly default: WidgetDefinition }

/** Where runtime meets widgets in the browser: header and navigation come with the site, as every page begins with them. */
const frame = import.meta.glob<WidgetModule>('../../widgets/layout/{header,navigation}/index.ts', {
  eager: true,
})

/** Every other widget is a file of its own, loaded when a page first shows it; those of `shellWidgets` come with the site. */
const others = import.meta.glob<WidgetModule>([
  '../../widgets/*/*/index.ts',
  '!../../widgets/layout/{header,navigation,app-download,footer,landscape-warning}/index.ts',
  '!../../widgets/contact/contact-bar/index.ts',
  '!../../widgets/games/{launch-notice,login-to-play,wallet-chooser}/index.ts',
])

function widget(name: string, load: () => Promise<WidgetModule>): WidgetComponent {
  return lazy(async () => {
    if (idleWidgets.has(name)) await used(name)
    // Only what the page was sent with has its texts already.
    const texts = isRendered(name) && !idleWidgets.has(name) ? undefined : allTexts()
    const [{ default: definition }] = await Promise.all([loadCode(load), stylesOf(name), texts])
    return { default: definition.Component }
  }) as WidgetComponent
}

registerWidgets(
  Object.fromEntries(Object.values(frame).map(({ default: definition }) => [definition.name, definition.Component])),
)
registerWidgets(
  Object.fromEntries(
    shellWidgets.map((definition) => [definition.name, widget(definition.name, async () => ({ default: definition }))]),
  ),
)
registerWidgets(
  Object.fromEntries(
    Object.entries(others).map(([path, load]) => {
      const name = path.replace('../../widgets/', '').replace('/index.ts', '')
      return [name, widget(name, load)]
    }),
  ),
)
