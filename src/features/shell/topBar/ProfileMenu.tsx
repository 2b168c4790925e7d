import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { selectUser } from "@/shared/session/sessionSlice";
import { Avatar } from "@/shared/ui/Avatar";
import { MessagesIcon, PersonIcon, ResetIcon, SettingsIcon, SignOutIcon, TasksIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

import { resetChosen, signOutChosen } from "./topBarSlice";

/** A real server has no sample to reset. */
const isDemo = !import.meta.env.VITE_API_URL;

export function ProfileMenu() {
  const { text } = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);

  const places = [
    { title: text("profile.profile"), path: paths.profile, icon: PersonIcon },
    { title: text("profile.messages"), path: paths.chats, icon: MessagesIcon },
    { title: text("profile.tasks"), path: paths.tasks, icon: TasksIcon },
    { title: text("profile.settings"), path: paths.settings, icon: SettingsIcon },
  ];

  return (
    <>
      {user && (
        <span className="profile-name" dir="auto">
          {user.username}
        </span>
      )}
      <Menu
        label={text("topBar.profile")}
        className="profile-button"
        button={<Avatar name={user?.username ?? ""} image={user?.profileImage} />}
      >
        {places.map(({ title, path, icon: PlaceIcon }) => (
          <MenuItem key={path} icon={<PlaceIcon size={16} aria-hidden="true" />} onChoose={() => void navigate(path)}>
            {title}
          </MenuItem>
        ))}
        {isDemo && (
          <MenuItem icon={<ResetIcon size={16} aria-hidden="true" />} onChoose={() => dispatch(resetChosen())}>
            {text("demo.reset")}
          </MenuItem>
        )}
        <MenuItem
          icon={<SignOutIcon size={16} aria-hidden="true" className="mirrored" />}
          onChoose={() => dispatch(signOutChosen())}
        >
          {text("profile.signOut")}
        </MenuItem>
      </Menu>
    </>
  );
}
