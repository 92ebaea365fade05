/** English in place of the catalogue's words, by their keys; what is left out stays as it is. */
export const messages = {
  'auth.login.title': 'Sign in',
  'auth.login.lead': 'Good to see you again.',
  'auth.login.submit': 'Sign in',
  'auth.wanted': 'Sign in to open this page. It opens right after.',
  'auth.email': 'E-mail',
  'auth.password': 'Password',
  'form.create': 'Create',
  'form.save': 'Save changes',
  'form.created': 'Created: %{name}',
  'form.saved': 'Saved: %{name}',
  'list.search': 'Search',
  'list.emptyTitle': 'Nothing here yet',
  'shell.navigation': 'Sections',
  'shell.signOut': 'Sign out',
};
