import { Button, type LandingBodyProps } from 'carte-console';

/** What stands on `/`, above the sign-in. */
export const Landing = ({ name, onLogin, onConsole }: LandingBodyProps) => (
  <main style={{ maxWidth: 560, margin: '20vh auto', padding: 24 }}>
    <h1>Afisha</h1>
    <p>Evenings, and who speaks at them.</p>
    {name === undefined ? (
      <Button onClick={onLogin}>Sign in</Button>
    ) : (
      <Button onClick={onConsole}>Go on as {name}</Button>
    )}
  </main>
);
