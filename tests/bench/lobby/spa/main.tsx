import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { WindowVirtualizer } from 'virtua'

interface Row {
  readonly game_id: string
  readonly game_name: string
  readonly provider_fullname: string
  readonly img: string
}

const columns = 3

async function load(): Promise<Row[]> {
  const response = await fetch('/static/games/THB/all_games.json.gz')
  const stream = response.body?.pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(stream).json()) as Row[]
}

/** A hand-written lobby with a windowed list: it fetches the file at its start, and searches by `includes`. */
function Lobby() {
  const [games, setGames] = useState<Row[]>([])
  const [term, setTerm] = useState('')
  useEffect(() => void load().then(setGames), [])
  const wanted = useDeferredValue(term.toLowerCase())
  const rows = useMemo(() => {
    const found = games.filter(({ game_name: name }) => name.toLowerCase().includes(wanted))
    return Array.from({ length: Math.ceil(found.length / columns) }, (_, at) =>
      found.slice(at * columns, (at + 1) * columns),
    )
  }, [games, wanted])
  return (
    <main>
      <h1>Casino</h1>
      <input type="search" aria-label="Search" value={term} onChange={({ target }) => setTerm(target.value)} />
      <WindowVirtualizer data={rows}>
        {(row) => (
          <div className="row">
            {row.map((game) => (
              <a key={game.game_id} className="card" data-game={game.game_id} href="/play">
                <img src={game.img} alt="" width={300} height={400} loading="lazy" />
                <span>{game.game_name}</span>
                <small>{game.provider_fullname}</small>
              </a>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Lobby />)
