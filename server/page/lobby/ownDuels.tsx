import { useEffect, useState } from 'preact/hooks';
import type { OwnSeat } from '../../protocol/protocol.ts';
import { account, accountProblem, signOut } from '../account.ts';
import { messageOf } from '../duel/state.ts';
import { texts } from '../language/language.ts';
import { connection, go } from '../state.ts';

/** Who has signed in, and the seats that they have. */
export function OwnDuels() {
  const { value } = account;
  const [seats, setSeats] = useState<readonly OwnSeat[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (value === undefined) setSeats([]);
    else
      connection.call('duel.mine', {}).then(
        (found) => setSeats(found.seats.filter(({ status }) => status !== 'over')),
        (error: unknown) => setProblem(messageOf(error)),
      );
  }, [value]);
  const goOn = ({ id, player }: OwnSeat) =>
    connection.call('duel.recover', { id, player }).then(
      ({ duel }) => go(`duel=${duel}`),
      (error: unknown) => setProblem(messageOf(error)),
    );
  const said = texts.value.lobby;
  const shown = problem ?? accountProblem.value;
  return (
    <>
      {shown === undefined ? null : <p role="alert">{shown}</p>}
      {value === undefined ? null : (
        <section class="panel" aria-labelledby="own-duels">
          <h2 id="own-duels">{value.name ?? said.account}</h2>
          <ul class="duels">
            {seats.map((seat) => (
              <li key={`${seat.id} ${seat.player}`}>
                <span>{said.against(seat.names.p1 ?? 'p1', seat.names.p2 ?? '…')}</span>
                <button type="button" onClick={() => void goOn(seat)}>
                  {said.goOn}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => void signOut(connection)}>
            {said.signOut}
          </button>
        </section>
      )}
    </>
  );
}
