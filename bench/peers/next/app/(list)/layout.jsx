export const metadata = { title: 'Standhouders' };

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <body>{children}</body>
    </html>
  );
}
