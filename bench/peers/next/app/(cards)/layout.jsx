export const metadata = { title: 'Standhouders' };

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <body>
        <header>
          <a href="/">Beursvloer</a>
          <nav>
            <a href="/programma">Programma</a> <a href="/standhouders">Standhouders</a>
          </nav>
        </header>
        {children}
        <footer>
          <p>Fabriekenthuis</p>
        </footer>
      </body>
    </html>
  );
}
