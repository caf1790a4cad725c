import { useEffect, useState } from 'preact/hooks';
import type { OpenDuel } from '../../protocol/protocol.ts';
import { texts } from '../language/language.ts';
import { connection, go } from '../state.ts';

/** The server reads its list once a second at most. */
const ASK_EVERY_MS = 5_000;

/** Duels that anybody may join. */
export function OpenDuels() {
  const [duels, setDuels] = useState<readonly OpenDuel[]>([]);
  useEffect(() => {
    const ask = () =>
      void connection.call('duels.list', {}).then(
        (found) => setDuels(found.duels),
        // The next answer tells.
        () => {},
      );
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const said = texts.value.lobby;
  if (duels.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="open-duels">
      <h2 id="open-duels">{said.openDuels}</h2>
      <ul class="duels">
        {duels.map(({ invitation, name, verified, clock, customCards }) => (
          <li key={invitation}>
            <span>
              {name ?? said.somebody}
              {verified ? ' ✓' : ''} · {said.time(clock)}
              {customCards === 0 ? '' : ` · ${said.ofCustomCards(customCards)}`}
            </span>
            <button type="button" onClick={() => go(`join=${invitation}`)}>
              {said.joinWhom(name ?? said.somebody)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
