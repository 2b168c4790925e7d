/** As if the person had signed in before, with the sample's first account. */
export function alreadySignedIn() {
  localStorage.setItem("token", "any");
  localStorage.setItem(
    "authUser",
    JSON.stringify({ uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" }),
  );
}
